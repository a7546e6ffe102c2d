/** What an AI answers to somebody who asked what a seat is, as far as it weighs (§Q4). */

/** What a seat may be called; unsure: the answer leaves it open. */
export const CALLED = ['unsure', 'zhong', 'fan', 'nei'] as const;
export type Called = (typeof CALLED)[number];

/** What everybody makes of the one who is asked about: nothing yet, loyal, a rebel as far as one may deny it, a plain rebel, a traitor. */
export const LOOKS = ['unknown', 'zhong', 'fan', 'plain', 'nei'] as const;
export type Look = (typeof LOOKS)[number];

export interface Answer {
  readonly called: Called;
  readonly looks: Look;
}
