import dns from 'node:dns';
import { Webhook } from 'standardwebhooks';
import { answer, startLeadReceiver } from '@/tests/support/servers/lead-receiver';
import { EXAMPLE_LEAD_EVENT } from '@/lib/calls/lead-event';
import { lookUpPublic, sendWebhook } from './send-webhook';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

let receiver: Awaited<ReturnType<typeof startLeadReceiver>>;

beforeEach(async () => {
  receiver = await startLeadReceiver();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await receiver.close();
});

const event = EXAMPLE_LEAD_EVENT;
const send = (webhook: Parameters<typeof sendWebhook>[0]) => sendWebhook(webhook, 'id', event);

const webhookTo = (url: string, change: Partial<Parameters<typeof sendWebhook>[0]> = {}) => ({
  ...{ url: new URL(url), secret: SECRET, isPrivateAllowed: true, areRedirectsAllowed: false, ...change },
});

test('if redirects are allowed, three are followed that keep the event', async () => {
  const webhook = webhookTo(`http://127.0.0.1:${receiver.port}/leads`, { areRedirectsAllowed: true });
  const on = (status: number) => answer(status, { location: '/next' });
  receiver.answers = [on(307), on(308), on(307)];
  await send(webhook);
  expect(
    receiver.received.map(({ body, headers }) =>
      new Webhook(SECRET).verify(body, headers as Record<string, string>),
    ),
  ).toEqual([event, event, event, event]);
  receiver.answers = [on(307), on(308), on(307), on(307)];
  await expect(send(webhook)).rejects.toThrow('status 307');
  receiver.answers = [on(302)];
  await expect(send(webhook)).rejects.toThrow('status 302');
});

describe('unless private addresses are allowed', () => {
  const isPrivateAllowed = false;

  test.each(['https://127.0.0.1', 'https://[::ffff:127.0.0.1]', 'https://localhost', 'http://crm.example'])(
    '%s is refused',
    async (url) => {
      await expect(send(webhookTo(url, { isPrivateAllowed }))).rejects.toThrow('private address');
    },
  );

  test('a name is looked up once, and refused if any of its addresses is private', async () => {
    const looked = jest.spyOn(dns, 'lookup').mockImplementation(((
      _name: string,
      _options: object,
      done: (error: null, addresses: object[]) => void,
    ) => {
      done(null, [
        { address: '93.184.215.14', family: 4 },
        { address: '::ffff:127.0.0.1', family: 6 },
      ]);
    }) as typeof dns.lookup);
    const url = `https://crm.example:${receiver.port}`;
    await expect(send(webhookTo(url, { isPrivateAllowed }))).rejects.toThrow('private address');
    expect(looked).toHaveBeenCalledTimes(1);
    expect(receiver.received).toEqual([]);
  });

  test.each([true, false])('the lookup answers as Node’s does, for all addresses: %p', async (all) => {
    jest
      .spyOn(dns, 'lookup')
      .mockImplementation(((
        _name: string,
        _options: object,
        done: (error: null, addresses: object[]) => void,
      ) => done(null, [{ address: '93.184.215.14', family: 4 }])) as typeof dns.lookup);
    const found = await new Promise<unknown[]>((resolve) =>
      lookUpPublic('crm.example', { all }, (...answers) => resolve(answers)),
    );
    expect(found).toEqual(
      all ? [null, [{ address: '93.184.215.14', family: 4 }]] : [null, '93.184.215.14', 4],
    );
  });
});
