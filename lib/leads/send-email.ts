import 'server-only';
import type { LeadEvent } from '@/lib/calls/lead-event';
import type { LeadEmail } from '@/lib/config/lead-settings';
import { SEND_TIMEOUT_MS, SendError } from './send-error';

/** Below `SEND_TIMEOUT_MS`, which ends the attempt, so that sockets are closed, too. */
const SOCKET_MS = SEND_TIMEOUT_MS / 2;

/** Mails an event to the sales team, with the visitor as the address to reply to. Throws a `SendError`. */
export async function sendEmail({ to, server }: LeadEmail, id: string, event: LeadEvent): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const { host, port, isSecure, login } = server;
  const transport = createTransport({
    ...{ host, port, secure: isSecure },
    // A password never travels unencrypted.
    ...(login && { auth: login, requireTLS: true }),
    ...{ dnsTimeout: SOCKET_MS, connectionTimeout: SOCKET_MS, greetingTimeout: SOCKET_MS },
    socketTimeout: SOCKET_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { name, email } = event.data;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SendError('timeout', true)), SEND_TIMEOUT_MS);
  });
  const sending = transport.sendMail({
    ...writeEmail(event),
    from: to,
    to,
    replyTo: { name, address: email },
    envelope: { from: to, to },
    messageId: `<${id}@${to.split('@')[1] ?? ''}>`,
    // Keeps out-of-office replies away.
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  try {
    await Promise.race([sending, timeout]);
  } catch (error) {
    throw error instanceof SendError ? error : readFailure(error);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

/** nodemailer's errors have a code, the command that failed, and the status that the server gave. */
function readFailure(error: unknown): SendError {
  const read = (name: string) => String(Reflect.get(Object(error), name) ?? '');
  const status = /^\d{3}$/.exec(read('responseCode'))?.[0];
  const code = /^[A-Z_]{3,40}$/.exec(read('code'))?.[0] ?? 'connection';
  // Only a server that got the text and has not refused it may have taken it.
  const mayHaveArrived = read('command') === 'DATA' && status === undefined;
  return new SendError(status ? `${code} ${status}` : code, mayHaveArrived);
}

const listCampaign = (campaign: LeadEvent['data']['campaign']) =>
  Object.entries(campaign)
    .map(([key, value]) => `${key}=${value}`)
    .join(', ') || 'none';

const NOTES = {
  'demo_request.created': 'asks for a demo.',
  'demo_request.corrected': 'has corrected a request for a demo.',
} as const satisfies Record<LeadEvent['type'], string>;

/** Subject and text, as plain text. Every value of the visitor is in the text, so headers are only for convenience. */
export function writeEmail({ type, timestamp, data }: LeadEvent): { subject: string; text: string } {
  const { name, email, company, companySize, message, campaign, firstCampaign, saw } = data;
  const lines = [
    `${name} (${company}) ${NOTES[type]}`,
    ...(data.isSuspected ? ['A field that people cannot see was filled in: this may come from a bot.'] : []),
    '',
    `Name: ${name}`,
    `Email: ${email}`,
    `Company: ${company}${companySize ? `, ${companySize} people` : ''}`,
    ...(message ? ['Message:', ...message.split('\n').map((line) => `> ${line}`)] : []),
    '',
    `Campaign: ${listCampaign(campaign)}`,
    `First campaign: ${listCampaign(firstCampaign)}`,
    `Segment: ${saw.segment}, ${saw.cluster}, ${saw.visitor} visitor`,
    `Came from: ${saw.page ?? 'unknown'}`,
    `What this visitor saw: ${saw.url}`,
    '',
    `Request ${data.requestId} of ${timestamp}. Reply to this email to reply to the visitor.`,
  ];
  return { subject: `Demo request: ${company}`, text: lines.join('\n') };
}
