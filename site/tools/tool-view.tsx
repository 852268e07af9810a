import { useId, useState } from 'react';
import { addToMessage } from './message/add-to-message.ts';
import type { AnyTool } from './model.ts';
import { useInput } from './use-input.ts';
import { useSettled } from './use-settled.ts';

interface ToolViewProps {
  tool: AnyTool;
  /** The part of the page whose inputs the tool reads. */
  host: HTMLElement;
}

/** A tool as its visitor sees it: fields, drawing, result in one sentence, and the way into the message. */
export function ToolView({ tool, host }: ToolViewProps) {
  const heading = useId();
  const { input, errors } = useInput(tool, host);
  /** What the button did, and for which result: it goes away when the visitor makes another. */
  const [reply, setReply] = useState({ to: '', text: '' });
  const wrong = Object.values(errors).some((error) => error !== undefined);
  const sentence = sentenceOf(tool, input, wrong);
  const said = useSettled(sentence);
  const { Result } = tool;

  const use = () => {
    if (wrong) host.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    else if (input) {
      setReply({ to: sentence, text: addToMessage(tool.heading, tool.summary(input.value)) });
    }
  };

  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="title">
        {tool.heading}
      </h3>
      <p>{tool.intro}</p>
      {'Fields' in tool && tool.Fields && (
        <div className="tool-fields">
          <tool.Fields errors={errors} />
        </div>
      )}
      {Result && input && (
        <div className="figure">
          <div className="surface cloth">
            <Result input={input.value} />
          </div>
        </div>
      )}
      <output className="said">{said}</output>
      <button type="button" className="button" onClick={use} disabled={!input}>
        Use this in my message
      </button>
      <output>{('measure' in tool || reply.to === sentence) && reply.text}</output>
    </section>
  );
}

function sentenceOf(tool: AnyTool, input: { value: unknown } | undefined, wrong: boolean): string {
  if (wrong) return 'Correct the marked field. The result shown uses your last valid figures.';
  if (input) return tool.announce(input.value);
  return 'waiting' in tool ? tool.waiting : '';
}
