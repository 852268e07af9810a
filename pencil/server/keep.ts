import type { Change, Outcome } from '../protocol.ts';
import { changedFiles, changesSince, git } from '../source/changes.ts';
import type { Reading } from '../source/rewrite.ts';

/** Characters of a sentence in the commit's message. */
const longest = 200;

const short = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** 'content/home.ts: “Hello” becomes “Hello there”' */
function lineOf({ file, before, after, confirmed }: Change): string {
  if (after === undefined) return `- ${file}: removed “${short(before ?? '')}”`;
  if (before === undefined) return `- ${file}: added “${short(after)}”`;
  if (confirmed && before === after) return `- ${file}: confirmed “${short(after)}”`;
  return `- ${file}: “${short(before)}” becomes “${short(after)}”${confirmed ? ', confirmed' : ''}`;
}

/** The message of a commit with these changes. */
function messageOf(changes: readonly Change[]): string {
  const pages = [...new Set(changes.map(({ page, file }) => page ?? file))];
  const where = pages.length > 3 ? `${pages.length} pages` : pages.join(', ');
  const what = changes.length === 1 ? 'a sentence' : `${changes.length} sentences`;
  return `Change ${what}: ${where}\n\n${changes.map(lineOf).join('\n')}\n`;
}

/** Makes one Git commit of what was edited, and of nothing else. */
export function keep(project: string, reading: Reading): Outcome {
  const changes = changesSince(project, reading);
  const files = changedFiles(project);
  if (files.length === 0)
    return { done: false, refusals: [{ sentence: 'Nothing has changed since the last commit.' }] };
  try {
    git(project, ['add', '--', ...files]);
    git(project, ['commit', '--quiet', '--file=-', '--only', '--', ...files], messageOf(changes));
  } catch (error) {
    const said =
      error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    const sentence = `Git did not make the commit: ${said.split('\n').filter(Boolean).slice(0, 3).join(' ')}`;
    return { done: false, refusals: [{ sentence }] };
  }
  const commit = git(project, ['rev-parse', '--short', 'HEAD']).trim();
  return {
    done: true,
    sentence: `Kept as commit ${commit}: ${changes.length === 1 ? 'one sentence' : `${changes.length} sentences`}`,
  };
}
