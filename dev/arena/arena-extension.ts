/** The name under which the arena's page program is mounted. */
export const ARENA_EXTENSION = 'zz_arena';
