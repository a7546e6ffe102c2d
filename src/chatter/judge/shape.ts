/** What the shapes of beats and storylines are made of, and how a type follows from a shape. */
import * as v from 'valibot';

/** A text that says something. */
export const words = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'blank'),
);
export const some = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.minLength(1, 'none'));
export const whole = v.pipe(v.number(), v.integer('integer'), v.minValue(0, 'negative'));
/** 0…1 */
export const unit = v.pipe(v.number(), v.minValue(0, 'unit'), v.maxValue(1, 'unit'));
export const id = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'id'));

/** What a shape lets through, never to be written to; what is absent is absent, and not undefined. */
export type Exact<T> = T extends readonly (infer Item)[]
  ? readonly Exact<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Exact<Exclude<T[Key], undefined>> }
    : T;
