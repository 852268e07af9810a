import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

/** What results depend on: the machine, the Node that measures, and the state of the site. */
export function describeMachine(): string[] {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return [
    `Machine: ${availableParallelism()} cores (${model}), ${memory} GiB, ${type()} ${release()}`,
    `Node ${process.versions.node}, site at ${commit()}`,
  ];
}

/** Processes waiting for a core, on average over 1, 5 and 15 minutes. Print it before and after. */
export function describeLoad(): string {
  const averages = loadavg().map((average) => average.toFixed(2));
  return `load average ${averages.join(' ')} on ${availableParallelism()} cores`;
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain') === '' ? '' : ' with changes';
    return `commit ${git('rev-parse', '--short', 'HEAD')}${changed}`;
  } catch {
    return 'an unknown commit';
  }
}
