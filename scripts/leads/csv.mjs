const FIELDS = {
  created_at: 'createdAt',
  request_id: 'requestId',
  name: 'name',
  email: 'email',
  company: 'company',
  company_size: 'companySize',
  message: 'message',
  segment: 'segment',
  cluster: 'cluster',
  visitor_type: 'visitorType',
};

// The keys of lib/config/campaign.ts, once more, so that this script needs no build; a test holds the two together.
const CAMPAIGN_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
];

// A spreadsheet takes such a text for a formula and runs it; the full-width signs count in some languages.
const LOOKS_LIKE_FORMULA = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/;

/** One value as RFC 4180 wants it, and such that no spreadsheet computes anything from it. */
function csvValue(value) {
  const text = String(value ?? '');
  const safe = LOOKS_LIKE_FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (values) => `${values.map(csvValue).join(',')}\r\n`;

const FIRST_KEYS = CAMPAIGN_KEYS.map((key) => `first_${key}`);

export const CSV_HEADER = csvLine([...Object.keys(FIELDS), ...CAMPAIGN_KEYS, ...FIRST_KEYS]);

/** @param {Record<string, unknown>} row as stored, its `createdAt` as ISO 8601 UTC */
export function formatRequest(row) {
  const campaigns = [readCampaign(row.campaign), readCampaign(row.firstCampaign)];
  const values = Object.values(FIELDS).map((name) => row[name]);
  return csvLine([...values, ...campaigns.flatMap((campaign) => CAMPAIGN_KEYS.map((key) => campaign[key]))]);
}

/** One unreadable campaign must not cost anybody the whole export. */
function readCampaign(json) {
  try {
    return JSON.parse(json ?? '{}') ?? {};
  } catch {
    return {};
  }
}
