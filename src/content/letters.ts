/** They call out the parts of a sample that the benefits are about. */
export const letters = ['A', 'B', 'C', 'D'] as const;

export type Letter = (typeof letters)[number];
