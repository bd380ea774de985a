/** Variables of `npm start`; each service reads its own beside them. */
interface StartEnv {
  /** Folder of all data: databases, videos, logs. `.data` unless set. */
  TRUESWING_DATA_DIR?: string | undefined;
  /** Port of the web client and its API. 8080, or another free one, unless set. */
  PORT?: string | undefined;
  /** Port for other devices, with `--lan`. 8443 unless set. */
  LAN_PORT?: string | undefined;
  /** PostgreSQL URL with a superuser: an own server instead of the one that is started. */
  DATABASE_ADMIN_URL?: string | undefined;
  /** An own Redis instead of the one that is started. */
  REDIS_URL?: string | undefined;
  /** An own object store instead of the one that is started. With its two keys; gateway and worker then share them. */
  S3_ENDPOINT?: string | undefined;
  /** Key of the own object store. */
  S3_ACCESS_KEY?: string | undefined;
  /** Secret of that key. */
  S3_SECRET_KEY?: string | undefined;
  /** Its region. `us-east-1` unless set. */
  S3_REGION?: string | undefined;
  /** Bucket of all files. `trueswing` unless set. */
  S3_BUCKET?: string | undefined;
  /** Password of the admin panel, instead of the one that the first start makes. */
  ADMIN_PASSWORD?: string | undefined;
  /** Signs calls between our services, instead of the one that the first start makes. */
  INTERNAL_SECRET?: string | undefined;
  /** Signs what is sent to push services (VAPID), instead of the key that the first start makes. */
  PUSH_PRIVATE_KEY?: string | undefined;
  /** Stripe instead of the payments sandbox, with Stripe's other variables. */
  STRIPE_SECRET_KEY?: string | undefined;
}

/** The environment, without the variables that are empty. */
export function readStartEnv(): StartEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
}
