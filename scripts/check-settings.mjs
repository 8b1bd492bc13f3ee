import { parseEnv } from '@/lib/config/env';

try {
  parseEnv(process.env);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
