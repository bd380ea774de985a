/** Permissions of an access key: the part of an AWS IAM policy that our policies use. */
export interface Policy {
  Statement: { Effect: 'Allow'; Action: string[]; Resource: string[] }[];
}

/** A use of a bucket or of an object: `resource` is `bucket` or `bucket/key`. */
export interface Use {
  action: `s3:${string}`;
  resource: string;
}

const arnPrefix = 'arn:aws:s3:::';

/** Whether a policy allows a use. A `*` at the end of a resource stands for any text, as in AWS; elsewhere it is not supported. */
export const allows = (policy: Policy, { action, resource }: Use): boolean =>
  policy.Statement.some(
    (statement) =>
      statement.Action.includes(action) && statement.Resource.some((pattern) => matches(pattern, arnPrefix + resource)),
  );

const matches = (pattern: string, arn: string): boolean =>
  pattern.endsWith('*') ? arn.startsWith(pattern.slice(0, -1)) : arn === pattern;
