import type { LeadEvent } from '@/lib/calls/lead-event';

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
