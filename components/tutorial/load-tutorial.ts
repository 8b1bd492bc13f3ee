/** The tutorial arrives with its first use; the bundler keeps what has arrived and asks again for what has not. */
export const loadTutorial = () => import('./tutorial-card').then((loaded) => loaded.TutorialCard);
