export { type Draw, drawFrom } from '@trueswing/testkit';
