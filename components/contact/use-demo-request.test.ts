import { demoRequestErrors as errorTexts } from '@/lib/content/pages/demo-request';
import { checkFields, updateErrors, selectFieldErrors } from './send-demo-request';

const values = {
  name: ' Ann ',
  email: 'ann@company.example',
  company: 'Company',
  companySize: '',
  message: '',
};

test('empty fields are omitted, and the rest is trimmed', () => {
  expect(checkFields(values)).toEqual({
    fields: { name: 'Ann', email: 'ann@company.example', company: 'Company' },
  });
  expect(checkFields({ ...values, companySize: '1000+', message: ' Hello ' })).toMatchObject({
    fields: { companySize: '1000+', message: 'Hello' },
  });
});

test('every invalid field explains what to do, in the order of the form', () => {
  const check = checkFields({
    name: ' ',
    email: 'ann@',
    company: '',
    companySize: '7',
    message: 'x'.repeat(2001),
  });
  const errors = {
    name: errorTexts.name.missing,
    email: errorTexts.email.invalid,
    company: errorTexts.company.missing,
    companySize: errorTexts.companySize.unknown,
    message: errorTexts.message.long,
  };
  expect(check).toEqual({ errors });
  expect(Object.keys('errors' in check ? check.errors : {})).toEqual(Object.keys(errors));
});

test.each([
  ['name', 101],
  ['company', 201],
  ['email', 260],
] as const)('a long %s is to be shortened', (name, length) => {
  const value = name === 'email' ? `${'x'.repeat(length)}@company.example` : 'x'.repeat(length);
  expect(checkFields({ ...values, [name]: value })).toEqual({ errors: { [name]: errorTexts[name].long } });
});

test('an error is updated and removed with its cause, and none is added while typing', () => {
  const errors = { email: errorTexts.email.missing, company: errorTexts.company.missing };
  expect(updateErrors(errors, 'email', { ...values, email: 'ann' })).toEqual({
    ...errors,
    email: errorTexts.email.invalid,
  });
  expect(updateErrors(errors, 'email', values)).toEqual({ company: errorTexts.company.missing });
  expect(updateErrors(errors, 'name', { ...values, name: '' })).toBe(errors);
});

test('of the server’s errors, those of the form’s fields are shown', () => {
  expect(
    selectFieldErrors([
      { field: 'persona.segment', message: 'x' },
      { field: 'email', message: 'first' },
      { field: 'email', message: 'second' },
    ]),
  ).toEqual({ email: 'first' });
});
