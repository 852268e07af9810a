/** A problem that a check found. */
export interface Finding {
  /** The file, with line and column if known, or the page. */
  where: string;
  problem: string;
  /** What to do, as an instruction: 'write https://'. */
  remedy: string;
}

/** Prints the findings of a check. If there are any, the process ends with 1. */
export function report(findings: readonly Finding[]): void {
  for (const { where, problem, remedy } of findings) {
    console.log(`${where}\n  ${problem}\n  → ${remedy}`);
  }
  if (findings.length > 0) process.exitCode = 1;
}
