/** The ways in which roles are inferred: by evidence and signals, or by the joint posterior of the deck (docs/belief.md). */
export const INFERENCE_KINDS = ['spec', 'belief'] as const;
export type InferenceKind = (typeof INFERENCE_KINDS)[number];

export const isInferenceKind = (kind: unknown): kind is InferenceKind => INFERENCE_KINDS.some((one) => one === kind);
