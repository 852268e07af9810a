/** One thing that a gate found wrong. */
export interface Finding {
  /** File, with line and column where they are known, or page. */
  where: string;
  problem: string;
  /** What to do, as an order: 'write https://'. */
  remedy: string;
}

/** Prints what a gate found and lets the process end with 1 when that is anything. */
export function report(findings: readonly Finding[]): void {
  for (const { where, problem, remedy } of findings) {
    console.log(`${where}\n  ${problem}\n  → ${remedy}`);
  }
  if (findings.length > 0) process.exitCode = 1;
}
