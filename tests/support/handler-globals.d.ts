/** Which database the running jest project tests on. */
declare const TEST_DATABASE: 'sqlite' | 'postgres';
