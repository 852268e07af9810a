import { useEffect, useState } from 'react';
import { Table } from '../../figures/table.tsx';
import { Labelled } from '../../ui/labelled.tsx';
import type { ClothProps, FieldErrors, Tool } from '../model.ts';
import type { Visit } from './judge-visit.ts';
import { visitFigure } from './visit-figure.ts';
import { watchVisit } from './watch-visit.ts';
import {
  announcement,
  fieldDataOf,
  noWebsite,
  readWebsite,
  summary,
  type Website,
} from './website.ts';

const example: Visit = { LCP: 1500, INP: 80, CLS: 0 };

/** This very page on this very device, as `web-vitals` measures it; and where a visitor finds the same of their own. */
export const tool: Tool<Website> = {
  heading: 'Your own website',
  caption:
    'An example, until you touch the table: then your browser measures this visit, if it loaded this page afresh. Google judges field data, the 75th percentile of real visits over 28 days; one visit is not that, and neither is a test on one phone (lab data). One diamond is a quarter of the limit.',
  example: noWebsite,
  Cloth,
  Fields,
  read: (values) => readWebsite(String(values.get('address') ?? '')),
  announce: announcement,
  summary,
};

function Cloth({ input, own }: ClothProps<Website>) {
  const [visit, setVisit] = useState<Visit>();
  useEffect(() => watchVisit(setVisit), []);
  return <Table figure={visitFigure(visit ?? example, visit === undefined, input)} own={own} />;
}

function Fields({ errors, input }: { errors: FieldErrors; input: Website }) {
  return (
    <>
      <Labelled id="tool-address" label="Your website’s address" error={errors.address}>
        {(attributes) => (
          <input
            type="url"
            name="address"
            autoComplete="url"
            placeholder="example.com.au"
            {...attributes}
          />
        )}
      </Labelled>
      <a className="field-data" href={fieldDataOf(input)} rel="noopener">
        Look it up on Google’s PageSpeed Insights
      </a>
    </>
  );
}
