import { useRef, useState } from 'react';
import type { DroppedPicture, Slot, SlotField } from '../../protocol.ts';
import { drafts } from '../kept.ts';
import { change } from '../messages.ts';
import { Refusals } from '../refusals.tsx';
import { useSaving } from '../use-saving.ts';
import type { PanelProps } from './panel-props.ts';
import { PictureField } from './picture-field.tsx';
import { labelOf, TextField } from './text-field.tsx';
import { View } from './view.tsx';

type Values = Readonly<Record<string, string | DroppedPicture>>;

type SlotFormProps = Pick<PanelProps, 'say' | 'refresh'> & { slot: Slot; close: () => void };

const draftOf = (slot: Slot, { name }: SlotField) => `${slot.id} ${name}`;

/** The form of what only the owner can add. Its texts are kept until they are added or the tab is closed. */
export function SlotForm({ slot, close, say, refresh }: SlotFormProps) {
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(
      slot.fields.flatMap((field) => {
        const draft = drafts.get(draftOf(slot, field));
        return draft === undefined || field.picture ? [] : [[field.name, draft]];
      }),
    ),
  );
  const [missing, setMissing] = useState<readonly string[]>([]);
  const { isBusy, refusals, run } = useSaving(say, refresh);
  const form = useRef<HTMLFormElement>(null);

  const set = (field: SlotField, value: string | DroppedPicture | undefined) => {
    setValues(({ [field.name]: _, ...others }) =>
      value === undefined || value === '' ? others : { ...others, [field.name]: value },
    );
    if (typeof value === 'string') drafts.set(draftOf(slot, field), value);
  };
  const isMissing = ({ name, required, picture }: SlotField) => {
    const value = values[name];
    if (picture && typeof value === 'object') return value.alt.trim() === '';
    return required && (value === undefined || (typeof value === 'string' && value.trim() === ''));
  };
  const add = async (form: HTMLFormElement) => {
    const wanted = slot.fields.filter(isMissing).map(({ name }) => name);
    setMissing(wanted);
    const [first] = wanted;
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, select)`)?.focus();
      return;
    }
    if (!(await run(() => change('fill', { id: slot.id, values }), 'Added'))) return;
    for (const field of slot.fields) drafts.drop(draftOf(slot, field));
    close();
  };

  return (
    <View heading={slot.label} close={close}>
      <form
        ref={form}
        className="slot"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add(event.currentTarget);
        }}
      >
        <p className="soft">{slot.description}</p>
        {slot.fields.map((field) => {
          const value = values[field.name];
          const error = missing.includes(field.name) && isMissing(field) ? errorOf(field) : '';
          return field.picture ? (
            <PictureField
              key={field.name}
              field={field}
              picture={typeof value === 'object' ? value : undefined}
              error={error}
              onChange={(picture) => set(field, picture)}
            />
          ) : (
            <TextField
              key={field.name}
              field={field}
              value={typeof value === 'string' ? value : ''}
              error={error}
              onChange={(words) => set(field, words)}
            />
          );
        })}
        <Refusals
          refusals={refusals}
          addWord={async (send) => {
            if ((await run(send, 'Added')) && form.current) await add(form.current);
          }}
        />
        <div className="row">
          <p className="small soft">
            What you type is kept until you add it or close the tab; a picture is not.
          </p>
          <button type="submit" className="main" aria-disabled={isBusy}>
            {isBusy ? 'Checking…' : 'Add'}
          </button>
        </div>
      </form>
    </View>
  );
}

function errorOf(field: SlotField): string {
  const name = labelOf(field).toLowerCase();
  if (field.picture) return `Choose a ${name}, and write what it shows.`;
  return field.choices ? `Choose: ${name}.` : `Fill in: ${name}.`;
}
