export { BoardPicture } from './board.tsx'; // until the games take it from there
