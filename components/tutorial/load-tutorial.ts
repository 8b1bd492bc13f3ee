/** Loaded on first use; a failed load is retried with the next one. */
export const loadTutorial = () => import('./tutorial-card').then((loaded) => loaded.TutorialCard);
