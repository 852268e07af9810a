import { officeTime, type Ticket, targetOf, timeInWords, timesOf } from './ticket.ts';

/** The result in one sentence. It says 'should': a target is no promise. */
export function announcementOf(ticket: Ticket): string {
  const { raised, starts, response, resolution } = timesOf(ticket);
  const words = (instant: number) => timeInWords(instant, raised, 'long');
  const waits = starts > raised ? ` The clock starts ${words(starts)}.` : '';
  return `${ticket.priority} raised ${words(raised)}: work should start by ${words(response)}, and you should be able to work again by ${words(resolution)}.${waits}`;
}

/** What goes into the visitor's message, in the visitor's words. */
export function summaryOf(ticket: Ticket): string {
  const { raised, response, resolution } = timesOf(ticket);
  const words = (instant: number) => timeInWords(instant, raised, 'long');
  const target = targetOf(ticket.priority);
  return [
    `Response clock, with your typical targets: ${ticket.priority}, ${target.affects.toLowerCase()}.`,
    `Ticket raised: ${words(raised)}, ${officeTime}.`,
    `Work starts by: ${words(response)} (${target.response.join(' ')}).`,
    `We can work again by: ${words(resolution)} (${target.resolution.join(' ')}).`,
  ].join('\n');
}
