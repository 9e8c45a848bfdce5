import { render } from 'solid-js/web';
import { App } from './app.tsx';
import { followLinks } from './frame/router.ts';
import { registerServiceWorker } from './offline/register.ts';
import './tokens.css';
import './frame/base.css';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');
followLinks();
render(() => <App />, root);
registerServiceWorker();
