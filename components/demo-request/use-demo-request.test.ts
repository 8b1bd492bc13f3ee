import { demoRequestErrors as words } from '@/lib/content/pages/demo-request';
import { checkFields, recheck, selectFieldErrors } from './use-demo-request';

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
    name: words.name.missing,
    email: words.email.invalid,
    company: words.company.missing,
    companySize: words.companySize.unknown,
    message: words.message.long,
  };
  expect(check).toEqual({ errors });
  expect(Object.keys('errors' in check ? check.errors : {})).toEqual(Object.keys(errors));
});

test('an error is updated and removed with its cause, and none is added while typing', () => {
  const errors = { email: words.email.missing, company: words.company.missing };
  expect(recheck(errors, 'email', { ...values, email: 'ann' })).toEqual({
    ...errors,
    email: words.email.invalid,
  });
  expect(recheck(errors, 'email', values)).toEqual({ company: words.company.missing });
  expect(recheck(errors, 'name', { ...values, name: '' })).toBe(errors);
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
