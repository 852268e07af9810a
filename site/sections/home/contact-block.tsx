import { company, postalAddress } from '../../../content/company.ts';

/** E-mail, phone and street address next to the home page's form (section 2). */
export function ContactBlock() {
  return (
    <dl className="mt-10 grid gap-5">
      <Row term="Email">
        <a className="link target" href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </Row>
      <Row term="Phone">
        <a className="link target" href={`tel:${company.phoneDial}`}>
          {company.phone}
        </a>
      </Row>
      <Row term="Address">
        <a className="link target" href={company.map.href} rel="noopener">
          {postalAddress}
        </a>
      </Row>
    </dl>
  );
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="rule pt-3">
      <dt className="text-small weight-600 text-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
