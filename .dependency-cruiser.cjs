// The lines that are never crossed (docs/architecture.md). Checked by `npm test`.
const dev = ['/test/', '/scripts/', '\\.test\\.tsx?$'];

/** A technology that has one home per service. */
const singleHome = (module, home) => ({
  name: `${module.replace(/\W+/g, '-')}-has-one-home`,
  severity: 'error',
  comment: `${module} is used in ${home} only; everything else takes what that file offers.`,
  from: { path: '^services/', pathNot: [...dev, home] },
  to: { path: [`node_modules/${module}/`, `^${module}$`] },
});

/** The stages of an analysis, packages/swing/src/<stage>. */
const stages = ['1-track', '2-events', '3-measure', '4-judge', '5-advise'];

/** A stage imports itself and those before it: no later stage, and nothing of what runs the stages. */
const stageRule = (stage, index) => ({
  name: `swing-stage-${stage}-knows-earlier-stages`,
  severity: 'error',
  from: { path: `^packages/swing/src/${stage}/`, pathNot: dev },
  to: { path: '^packages/swing/src/', pathNot: `^packages/swing/src/(${stages.slice(0, index + 1).join('|')})/` },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Type imports count: two files that need each other cannot be read, moved or tested apart.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-resolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\.css$', '\\?url$', '^@ff(mpeg|probe)-installer/'] },
    },
    {
      name: 'no-service-knows-another',
      severity: 'error',
      comment: 'Services talk by events, published views and internal HTTP.',
      from: { path: '^services/([^/]+)/', pathNot: dev },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'web-knows-contracts-swing-and-domain',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: dev },
      to: { path: '^(services|packages|dev|research)/', pathNot: '^packages/(contracts|domain|swing)/' },
    },
    {
      name: 'web-does-not-bundle-the-exercise-catalog',
      severity: 'error',
      comment: 'The client asks for the exercises that it shows (docs/decisions/0035).',
      from: { path: '^(apps/web/src/|packages/domain/src/index\\.ts$)', pathNot: dev },
      to: { path: '^packages/domain/src/exercises/exercise-catalog\\.ts$', reachable: true },
    },
    {
      name: 'web-ui-knows-no-router-and-no-api',
      severity: 'error',
      comment:
        'Primitives take texts, values and callbacks. What leads somewhere or calls the server is in shared or a feature.',
      from: { path: '^apps/web/src/ui/' },
      to: {
        path: ['^apps/web/src/(shared|features|app)/', '^packages/', '/(react-router|@tanstack/react-query|zod)/'],
      },
    },
    {
      name: 'web-shared-knows-ui',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'web-features-know-shared-and-ui',
      severity: 'error',
      comment: 'What two features need goes to shared or domain, or the app composes it.',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/(app/|features/)', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'services-know-five-packages',
      severity: 'error',
      from: { path: '^services/', pathNot: dev },
      to: { path: '^(apps|packages|dev|research)/', pathNot: '^packages/(contracts|domain|events|service-kit|swing)/' },
    },
    {
      name: 'contracts-know-zod',
      severity: 'error',
      from: { path: '^packages/contracts/src', pathNot: dev },
      to: { pathNot: ['^packages/contracts/src', '/zod/'] },
    },
    {
      name: 'swing-and-domain-are-pure',
      severity: 'error',
      comment: 'Both run in the browser and do no I/O.',
      from: { path: '^packages/(swing|domain)/src', pathNot: dev },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'swing-knows-contracts',
      severity: 'error',
      comment: 'The domain uses the results of an analysis, never the other way around (docs/decisions/0058).',
      from: { path: '^packages/swing/src', pathNot: dev },
      to: { path: '^(apps|services|packages|dev|research)/', pathNot: '^packages/(swing|contracts)/' },
    },
    {
      name: 'domain-knows-contracts-and-swing',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: dev },
      to: { path: '^(apps|services|packages|dev|research)/', pathNot: '^packages/(domain|swing|contracts)/' },
    },
    ...stages.map(stageRule),
    {
      name: 'development-packages-stay-out-of-production',
      severity: 'error',
      from: { path: '^(apps|services|packages)/', pathNot: dev },
      to: { path: '^(dev|research)/' },
    },
    {
      name: 'payments-sandbox-stands-alone',
      severity: 'error',
      comment: 'It is deployed on its own, and the embedded stack starts it as a process.',
      from: { path: '^dev/(payments-sandbox|local-stack)/src/', pathNot: dev },
      to: {
        path: '^(apps|services|packages|dev|research)/',
        // Functions without imports: the store and the gateway read the same header, and both ways to start make the same keys.
        pathNot: [
          '^dev/$1/',
          '^packages/contracts/src/api/byte-range\\.ts$',
          '^packages/service-kit/src/push-key\\.mjs$',
        ],
      },
    },
    {
      name: 'test-fixtures-stay-out-of-production',
      severity: 'error',
      from: {
        path: '^(apps|services|packages)/[^/]+/src/',
        pathNot: dev,
      },
      to: { path: '^(apps|services|packages|dev|research)/[^/]+/test/' },
    },
    {
      name: 'features-keep-their-repository',
      severity: 'error',
      comment: 'A feature and a job offer functions. Their SQL can then change without its callers.',
      from: { path: '^services/([^/]+)/src/(features|jobs)/([^/]+)/', pathNot: dev },
      to: { path: '^services/$1/src/(features|jobs)/.+\\.repository\\.ts$', pathNot: '^services/$1/src/$2/$3/' },
    },
    {
      name: 'repositories-stay-in-their-feature',
      severity: 'error',
      comment: 'Roots, plugins, metrics and commands of a service call what a feature or job offers.',
      from: { path: '^services/([^/]+)/src/', pathNot: [...dev, '^services/[^/]+/src/(features|jobs)/[^/]+/'] },
      to: { path: '^services/$1/src/(features|jobs)/.+\\.repository\\.ts$' },
    },
    {
      name: 'routes-do-not-touch-repositories',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.repository\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sql-lives-in-repositories',
      severity: 'error',
      from: { path: '^services/[^/]+/src/', pathNot: [...dev, '\\.repository\\.ts$', '/migrations\\.ts$'] },
      to: { path: ['node_modules/kysely/', 'node_modules/pg/'], dependencyTypesNot: ['type-only'] },
    },
    singleHome('stripe', '/stripe-client\\.ts$'),
    singleHome('web-push', '/push-sender\\.ts$'),
    singleHome('nodemailer', '/mailer\\.ts$'),
    singleHome('openid-client', '/identity-provider\\.ts$'),
    singleHome('exceljs', '/(read-sheets|write-spreadsheet|xlsx-rows)\\.ts$'),
    singleHome('yauzl', '/check-zip\\.ts$'),
    singleHome('yazl', '/(stream-zip|xlsx-rows)\\.ts$'),
    singleHome('bullmq', '/(analysis-queue|analyze-video\\.worker)\\.ts$'),
    {
      name: 'minio-has-one-home',
      severity: 'error',
      comment: 'The client is opened in service-kit/object-store; services use it in their object-store.ts only.',
      from: {
        path: '^(services|packages)/',
        pathNot: [...dev, '/open-s3-client\\.ts$'],
      },
      to: { path: ['node_modules/minio/', '^minio$'] },
    },
    {
      name: 's3-client-has-one-home',
      severity: 'error',
      from: { path: '^services/', pathNot: [...dev, '/(object-store|part-store|part-buffers)\\.ts$'] },
      to: { path: '^packages/service-kit/src/object-store/' },
    },
    {
      name: 'opentelemetry-has-one-home',
      severity: 'error',
      comment: 'Everything else takes what service-kit offers: inSpan, withRequest.',
      from: { path: '^(apps|services|packages)/', pathNot: [...dev, '^packages/service-kit/src/(tracing|http)/'] },
      to: { path: ['node_modules/@opentelemetry/', '^@opentelemetry/'] },
    },
    singleHome('openai', '/language-model\\.ts$'),
    singleHome('fluent-ffmpeg', '/media/(ffmpeg|start-command)\\.ts$'),
    singleHome('@mediapipe/tasks-vision', '/landmarker\\.ts$'),
    singleHome('onnxruntime-web', '/turn-network\\.ts$'),
    {
      name: 'child-process-has-one-home',
      severity: 'error',
      from: { path: '^services/', pathNot: [...dev, '/media/guarded-process\\.ts$'] },
      to: { path: '^(node:)?child_process$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|services|packages|dev|research)/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
