export { OptionFields } from '../options/option-fields.tsx'; // until the offline form takes it from there
