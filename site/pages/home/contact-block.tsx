import { company, postalAddress } from '../../../content/company.ts';
import { ContactRow } from '../../sections/contact-row.tsx';

/** Email and street address under the phone on the home page (section 2). */
export function ContactBlock() {
  return (
    <>
      <ContactRow term="Email" href={`mailto:${company.email}`}>
        {company.email}
      </ContactRow>
      <ContactRow term="Address" href={company.map.href}>
        {postalAddress}
      </ContactRow>
    </>
  );
}
