import { Fragment, useEffect, useRef, useState } from 'react';
import { textOf } from '../../content/model/statement.ts';
import { Words } from '../ui/statement.tsx';
import { namesOfExample } from './fields/field-values.ts';
import { addToMessage } from './message/add-to-message.ts';
import type { AnyTool } from './model.ts';
import { useHeld } from './use-held.ts';
import { useInput } from './use-input.ts';
import { useSettled } from './use-settled.ts';

const isExample = 'Set your own values first: these are our example.';

interface ToolFigureProps {
  tool: AnyTool;
  /** Number of the service's own ball. */
  own: number;
  /** Called once it answers. */
  onLive?: () => void;
}

/**
 * A figure that computes: the picture that explains is the one that moves. The build renders it with its example; in
 * the browser it takes over that markup when it is touched (`watch-sent-tool.ts`).
 */
export function ToolFigure({ tool, own, onLive }: ToolFigureProps) {
  const host = useRef<HTMLElement>(null);
  const { input, isOwn, errors, isLive } = useInput(tool, host);
  const scaledBy = useHeld(input, host);
  /** What the button did, and for which result: it goes away when the visitor makes another. */
  const [reply, setReply] = useState({ to: '', text: '' });
  const isWrong = Object.values(errors).some((error) => error !== undefined);
  const shown = isOwn ? 'uses your last valid figures' : 'is our example';
  const sentence = isWrong
    ? `Correct the marked field. The result shown ${shown}.`
    : tool.announce(input);
  // Nothing is said before the visitor does something, so the example never is.
  const said = useSettled(isOwn || isWrong ? sentence : '');

  useEffect(() => {
    if (!isLive) return;
    host.current?.setAttribute('data-live', '');
    onLive?.();
  }, [isLive, onLive]);

  const use = () => {
    if (isWrong) host.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    else if (isOwn && host.current) {
      const left = tool.startsBlank ? [] : namesOfExample(host.current);
      const text = [
        tool.summary(input),
        ...(left.length > 0 ? [`Left as in the website’s example: ${left.join(', ')}.`] : []),
      ].join('\n');
      setReply({ to: sentence, text: addToMessage(tool.heading, text) });
    } else setReply({ to: sentence, text: isExample });
  };

  return (
    <figure ref={host} className={classes(!tool.scriptless && 'scripted', isOwn && 'own')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form */}
      <div className="table" role="group" aria-label={tool.heading}>
        <tool.Cloth input={input} scaledBy={scaledBy} own={own} />
        <div className="tool-rail">
          <div className="tool-fields">
            <tool.Fields errors={errors} input={input} />
          </div>
          <button type="button" className="button" onClick={use}>
            Use this in my message
          </button>
          <output>{reply.to === sentence && reply.text}</output>
        </div>
      </div>
      <output className="offscreen">{said}</output>
      <figcaption className="small soft">
        {tool.scale && <p>{tool.scale(scaledBy)}</p>}
        {[tool.caption, ...(tool.terms ?? [])].map((statement) => (
          <Fragment key={textOf(statement)}>
            <Words of={statement} />{' '}
          </Fragment>
        ))}
      </figcaption>
    </figure>
  );
}

const classes = (...names: (string | false)[]) => ['figure', ...names].filter(Boolean).join(' ');
