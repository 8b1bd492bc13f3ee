export default () => globalThis.testSite.stop();
