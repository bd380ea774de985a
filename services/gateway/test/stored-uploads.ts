import type { Golfer, TestGateway } from './test-gateway.ts';

/** The rows of the golfer's swings. */
export const swingsOf = (gateway: TestGateway, { id }: Golfer) =>
  gateway.rows('select * from gateway.swing where user_id = $1', [id]);

/** The golfer's upload credits, the oldest first. */
export const creditsOf = (gateway: TestGateway, { id }: Golfer) =>
  gateway.rows('select * from gateway.upload_credit where user_id = $1 order by id', [id]);

/** Keys of the objects of the golfer's swings, and of objects that belong to no swing. */
export async function filesOf(gateway: TestGateway, golfer: Golfer): Promise<string[]> {
  const others = await gateway.rows('select id from gateway.swing where user_id <> $1', [golfer.id]);
  const keys = await gateway.bucket.keys();
  return keys.filter((key) => !others.some(({ id }) => key.includes(id)));
}

/** Uploads that were begun in several parts and neither completed nor aborted. */
export async function incompleteUploads(gateway: TestGateway) {
  const { client, name } = gateway.bucket;
  return (await client.listIncompleteUploadsQuery(name, '', '', '', '')).uploads;
}
