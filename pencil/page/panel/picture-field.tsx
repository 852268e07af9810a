import { type DragEvent, useId, useState } from 'react';
import type { DroppedPicture, SlotField } from '../../protocol.ts';
import { Labelled } from './text-field.tsx';

interface PictureFieldProps {
  field: SlotField;
  picture: DroppedPicture | undefined;
  error: string;
  onChange: (picture: DroppedPicture | undefined) => void;
}

/** A picture, dropped or chosen, and its text for those who do not see it. */
export function PictureField({ field, picture, error, onChange }: PictureFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const [isOver, setOver] = useState(false);

  const read = async (file: File | undefined) => {
    if (!file) return;
    if (!file.type.startsWith('image/')) {
      setProblem(`${file.name} is not a picture. Drop a JPEG, PNG or WebP file.`);
      return;
    }
    try {
      onChange({ name: file.name, data: await base64Of(file), alt });
      setProblem('');
    } catch {
      setProblem(`${file.name} could not be read. Try it again, or another file.`);
    }
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Labelled id={id} field={field} error={problem || error}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the file chooser in it does the same by keyboard */}
      <div
        className="drop"
        data-over={isOver}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void read(event.dataTransfer.files[0]);
        }}
      >
        <p>{picture ? `Chosen: ${picture.name}` : 'Drop a picture here, or choose a file.'}</p>
        <input
          id={id}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-about ${id}-error`}
          aria-invalid={error !== '' || problem !== ''}
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </div>
      <label htmlFor={`${id}-alt`} className="small">
        What the picture shows, for those who do not see it
      </label>
      <input
        id={`${id}-alt`}
        value={alt}
        onChange={(event) => {
          setAlt(event.target.value);
          if (picture) onChange({ ...picture, alt: event.target.value });
        }}
      />
    </Labelled>
  );
}

/** A file's bytes in base64. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    // A data address: after its comma come the bytes.
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
    reader.readAsDataURL(file);
  });
}
