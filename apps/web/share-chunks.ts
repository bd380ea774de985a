/** Green areas: of the welcome, which needs little else, and of the home screen. */
const turf = /src\/ui\/pictures\/(contours|turf-page)\./;

/** Small modules of the home screen that others use too. */
const basics =
  /src\/ui\/(card|skeleton|use-now)\.|src\/shared\/(api\/load-error|can-record|record-link|count-of|premium-points-note)\.|features\/analyses\/(analyses\.queries|state-of-analysis|use-refresh-when-finished)\.|relative-(age|time)\.|lucide-react.*\/icons\/(camera|chevron-right|circle-check|dumbbell|video)\./;

/** Small modules that most other screens share, which need little but each other and the first load. */
const small =
  /lucide-react.*\/icons\/|src\/ui\/(badge|fold-card|date-format|format-date|facts|select-field)\.|src\/shared\/(reduced-motion|upload-link|name-day|handedness|screen-header|device-changes|api\/use-connection)\.|connection\/use-connection-state\.|session\/use-plan\.|shared\/install\/first-result\.|useMutation(State)?\.|mutationObserver\.|analyses\/(club-name|analysis-state|list\/listed-picture|player\/geometry\/place-still)\.|domain\/src\/video\/place-video\.|(plan-table|streak-tiers|training-keys|format-length|launch-monitor-shot|name-month)\.|src\/shared\/(describe-shot|club-names|when-upload-opens|use-refresh-when-analyzed|running-analysis\.queries|say-time|say-view)\.|domain\/src\/progress\/progress-readings\./;

/** Small modules of what each screen of a golfer loads: notifications, the queue of workouts, the streak. */
const golfer =
  /streak\/(describe-streak|streak\.queries|year\/read-year)\.|contracts\/src\/(training\/(points|focus-areas|exercise-catalog|workouts)|accounts\/notifications|api\/(points|workout|notification)-routes)\.|calendar\/(central-day-key|day-keys)\.|use-query-cache\.|shared\/(device-value|shot-paths|recap-path)\.|queue\/(queued-exercise|exercise-queue)\.|training-day\/(use-)?training-day\.|workout\.queries\.|workouts\/(use-begun-workout|use-todays-training|queue\/use-exercise-queue)\.|(use-today|tier-of-today|workout-days\.queries)\./;

/** Forms of accounts, uploads and the profile. */
const forms = /react-hook-form|src\/shared\/form\/|src\/ui\/(field|switch-field)\./;

/** Modules with which reports, the loading screen and the lists read measurements. */
const measured =
  /(measured-swing|format-measurement|mobility-checks\.queries|mobility-video|seen-bones|pose-track|upload-fields|landmarks\.queries|draw-skeleton|seek-latest)\./;

/** Dialogs, tabs, and what they need of Radix. */
const overlays =
  /@radix-ui|react-remove-scroll|use-callback-ref|use-sidecar|aria-hidden|tslib|src\/ui\/overlays\/(dialog|style-singleton)\./;

/** The player's modules that the list's stills, comparisons and first looks use too. */
const player =
  /features\/analyses\/player\/|packages\/domain\/src\/video\/|swings\/events-in-video\.|skeleton\/pose-at-time\.|analyses\/tabs\/progress\/(find-pair|time-of-frame-at|video-pair)\./;

/** Modules that judge measurements, for reports, progress, goals and mobility checks. */
const judged =
  /packages\/swing\/src\/(4-judge\/(targets|history|ball)|3-measure\/turns\/split-normal)|mobility-check\/explain-turn\.|analyses\/mobility-figure\.|(goals\/(goal|name-goal|goal-days|goal-targets)|shots\/ball-averages|api\/goal-routes)\.|src\/shared\/goal|src\/ui\/charts\/|analyses\/progress\/|4-judge\/(find-findings|rules\/rule-names)\./;

/** The guide to filming, with its pictures. */
const filming = /src\/shared\/filming\//;

/**
 * Puts what every screen loads into one file, and so what most screens share: split into several, it compresses worse, and each file is
 * a request. A group takes along what its modules import. Otherwise files import each other in a circle, and run in a wrong order.
 */
export const chunks = [
  { name: 'first-load', tags: ['$initial'] as '$initial'[], priority: 5 },
  { name: 'turf', test: turf, priority: 4 },
  { name: 'basics', test: basics, priority: 4 },
  { name: 'small', test: small, minShareCount: 2, priority: 3 },
  { name: 'golfer', test: golfer, minShareCount: 2, priority: 2 },
  { name: 'forms', test: forms, minShareCount: 2, priority: 2 },
  { name: 'measured', test: measured, minShareCount: 2, priority: 2 },
  { name: 'overlays', test: overlays, minShareCount: 2, priority: 1 },
  { name: 'filming', test: filming, minShareCount: 2, priority: 1 },
  { name: 'player', test: player, minShareCount: 2, priority: 1 },
  { name: 'judged', test: judged, minShareCount: 2 },
];
