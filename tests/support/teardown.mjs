/** Ends what the setups of the selected projects have started. */
export default () => Promise.all(globalThis.endings.map((end) => end()));
