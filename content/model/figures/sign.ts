/**
 * What lies on the cloth: `ball` is, or happened; `ghost` is the target, or what comes next; `cue` is
 * you, the customer; `eight` is the trouble; `diamond` is a step; `wall` is a wall with one gap;
 * `pocket` is done.
 */
export type Sign = 'ball' | 'ghost' | 'cue' | 'eight' | 'diamond' | 'wall' | 'pocket';
