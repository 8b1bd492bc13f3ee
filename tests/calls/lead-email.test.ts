import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import * as demoRequests from '@/app/api/demo-requests/route';
import { EXAMPLE_LEAD_EVENT } from '@/lib/calls/lead-event';
import { openDatabase } from '@/lib/db/client';
import { deliverLeads } from '@/lib/leads/deliver-leads';
import { sendEmail } from '@/lib/leads/send-email';
import { createDemoRequest } from '../support/calls/call-fixtures';
import { createVisitor } from '../support/calls/handler-visitor';
import { findModelPort } from '../support/servers/model-server';

const port = findModelPort();
process.env.LEADS_EMAIL = 'sales@company.example';
process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
process.env.SITE_URL = 'https://www.company.example';

type Mail = { from: string | undefined; to: string[]; text: string };

async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], disableReverseLookup: true },
    onData(stream, { envelope }, done) {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (text += chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : undefined,
          to: rcptTo.map(({ address }) => address),
          text,
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { mails, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

beforeEach(async () => {
  const { demoRequest, lease } = await openDatabase();
  await Promise.all([demoRequest.deleteMany(), lease.deleteMany()]);
});

async function request(change: Record<string, unknown> = {}): Promise<void> {
  const body = createDemoRequest(change);
  expect((await createVisitor().call(demoRequests.POST, 'POST', { body })).status).toBe(201);
}

/** Headers by lowercase name, and the decoded text. */
function parseMail({ text }: Mail) {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  const encoded = body.join('\r\n\r\n');
  const { 'content-transfer-encoding': encoding, ...others } = Object.fromEntries(headers);
  const decoded =
    encoding === 'base64'
      ? Buffer.from(encoded, 'base64').toString()
      : decodeURIComponent(
          encoded
            .replace(/=\r\n/g, '')
            .replace(/%/g, '%25')
            .replace(/=([\dA-F]{2})/g, '%$1'),
        );
  return { headers: others, names: headers.map(([name]) => name), text: decoded };
}

test('sales gets a plain text that replies to the visitor, with campaign, segment and page', async () => {
  const server = await startMailServer();
  await request({
    ...{ companySize: '51-200', message: 'Größe?\n.\nTwo lines', page: '/solutions' },
    campaign: { utm_source: 'newsletter', utm_campaign: 'autumn' },
  });
  expect(await deliverLeads('email', new Date())).toEqual({ delivered: 1, failed: 0 });
  await server.close();
  const [mail] = server.mails;
  expect(mail).toMatchObject({ from: 'sales@company.example', to: ['sales@company.example'] });
  const { headers, text } = parseMail(mail ?? { from: '', to: [], text: '' });
  const [delivery] = await (await openDatabase()).leadDelivery.findMany();
  expect(headers).toMatchObject({
    from: 'sales@company.example',
    to: 'sales@company.example',
    'reply-to': 'Ann Example <ann@company.example>',
    subject: 'Demo request: Company',
    'content-type': 'text/plain; charset=utf-8',
    'message-id': `<${delivery?.id}@company.example>`,
    'auto-submitted': 'auto-generated',
  });
  for (const line of [
    'Ann Example (Company) asks for a demo.',
    'Email: ann@company.example',
    'Company: Company, 51-200 people',
    '> Größe?',
    '> .',
    '> Two lines',
    'Campaign: utm_source=newsletter, utm_campaign=autumn',
    'Segment: developer, researcher, new visitor',
    'Came from: /solutions',
    'What this visitor saw: https://www.company.example/solutions?segment=developer&cluster=researcher&visitor=new',
  ])
    expect(text.split(/\r?\n/)).toContain(line);
});

const INJECTION = 'x\r\nBcc: all@company.example\r\n\r\nHello <b>you</b>';

test('a visitor’s words never become a header or another recipient', async () => {
  const server = await startMailServer();
  await request();
  const { demoRequest } = await openDatabase();
  // The calls refuse most of these; the mail does not rely on it.
  const texts = [
    INJECTION,
    'Ann" <all@company.example>, "',
    '=?utf-8?q?x=0D=0ABcc:_all=40company.example?=',
    'Ann\u2028Bcc: all@company.example',
  ];
  for (const text of texts) {
    await demoRequest.updateMany({
      data: {
        name: text,
        company: text,
        message: text,
        email: text.includes('<all') ? 'a,b@c.example' : text,
      },
    });
    await (
      await openDatabase()
    ).leadDelivery.updateMany({ data: { state: 'waiting', nextAttemptAt: new Date(0) } });
    expect(await deliverLeads('email', new Date())).toEqual({ delivered: 1, failed: 0 });
  }
  await server.close();
  expect(server.mails).toHaveLength(texts.length);
  for (const mail of server.mails) {
    const { names, headers } = parseMail(mail);
    expect(mail.to).toEqual(['sales@company.example']);
    expect([...names].sort()).toEqual(
      [
        ...['auto-submitted', 'content-transfer-encoding', 'content-type', 'date', 'from', 'message-id'],
        ...['mime-version', 'reply-to', 'subject', 'to'],
      ].sort(),
    );
    expect([headers.to, headers['content-type']]).toEqual([
      'sales@company.example',
      'text/plain; charset=utf-8',
    ]);
  }
});

const readErrors = async () =>
  (await (await openDatabase()).leadDelivery.findMany()).map(({ lastError, sentAt }) => [
    lastError,
    sentAt !== null,
  ]);

test('a server that refuses is asked again later', async () => {
  const busy = await startMailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('Busy'), { responseCode: 450 })),
  });
  await request();
  expect(await deliverLeads('email', new Date())).toEqual({ delivered: 0, failed: 1 });
  expect(await readErrors()).toEqual([['EENVELOPE 450', false]]);
  await busy.close();
  expect(await deliverLeads('email', new Date(Date.now() + 11_000))).toEqual({ delivered: 0, failed: 1 });
  expect(await readErrors()).toEqual([['ESOCKET', false]]);
  const server = await startMailServer();
  expect(await deliverLeads('email', new Date(Date.now() + 100_000))).toEqual({ delivered: 1, failed: 0 });
  await server.close();
  expect(server.mails).toHaveLength(1);
});

test('a password is not sent to a server without encryption', async () => {
  const logins: unknown[] = [];
  const server = await startMailServer({
    ...{ authOptional: false, allowInsecureAuth: true },
    onAuth(auth, _session, done) {
      logins.push(auth);
      done(null, { user: 'me' });
    },
  });
  const login = { user: 'me', pass: 'secret' };
  const email = { to: 'sales@company.example', server: { host: '127.0.0.1', port, isSecure: false, login } };
  await expect(sendEmail(email, 'id', EXAMPLE_LEAD_EVENT)).rejects.toThrow('ETLS');
  await server.close();
  expect([logins, server.mails]).toEqual([[], []]);
});
