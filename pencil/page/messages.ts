import { type Messages, type Outcome, tokenHeader, tokenMeta } from '../protocol.ts';

/** When the server cannot be reached. */
export const noAnswer = 'The development server does not answer: is `npm run dev` still running?';

/** The token of this start of the development server; empty if the page was not sent by it. */
export function tokenOfPage(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${tokenMeta}"]`)?.content ?? '';
}

/** Sends a message to the development server. Fails with a sentence for the owner. */
export async function send<Name extends keyof Messages>(
  name: Name,
  message: Messages[Name]['message'],
): Promise<Messages[Name]['answer']> {
  const response = await fetch(`/__pencil/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [tokenHeader]: tokenOfPage() },
    body: JSON.stringify(message),
  }).catch(() => {
    throw new Error(noAnswer);
  });
  if (!response.ok) {
    const said: { sentence?: unknown } = await response.json().catch(() => ({}));
    throw new Error(
      typeof said.sentence === 'string'
        ? said.sentence
        : `The development server refused this (${response.status}). It may have been started again: reload the page.`,
    );
  }
  try {
    return await response.json();
  } catch {
    throw new Error(noAnswer);
  }
}

/** The messages that change something. */
type Changing = {
  [Name in keyof Messages]: Messages[Name]['answer'] extends Outcome ? Name : never;
}[keyof Messages];

/** Sends a message that changes something. A failure to send it is a refusal too. */
export async function change<Name extends Changing>(
  name: Name,
  message: Messages[Name]['message'],
): Promise<Outcome> {
  try {
    return await send(name, message);
  } catch (error) {
    return { done: false, refusals: [{ sentence: sentenceOf(error) }] };
  }
}

/** What to tell the owner about a failure. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Where a text is, as an editor opens it: `content/home.ts:12`. */
export const placeOf = ({ file, line }: { file: string; line: number }) => `${file}:${line}`;

/** Vite's own address that opens a file at its line in the developer's editor. */
export const openAddress = (place: string) => `/__open-in-editor?file=${encodeURIComponent(place)}`;
