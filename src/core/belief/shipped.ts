/** The parameters and the public worths that ship with the extension. */
import manner from '../../../data/belief/words.json';
import worths from '../../../data/worth/public.json';
import type { PublicWorths } from '../strict';
import { SHIPPED_DOUBT } from './doubt';
import { GROUPS } from './groups';
import { unpackGroups } from './packed';
import { readParameters } from './parameters';
import type { BeliefParameters } from './belief';

export const SHIPPED_WORTHS: PublicWorths = worths;

export const shippedParameters = (): BeliefParameters => ({
  ...readParameters(unpackGroups(GROUPS), worths),
  doubt: SHIPPED_DOUBT,
  manner,
});
