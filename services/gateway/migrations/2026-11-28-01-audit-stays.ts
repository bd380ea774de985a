import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Entries of the admin audit stay as they are written. The service's role owns the table, so grants cannot keep it from changing them;
 * triggers do. Two changes pass. A deleted account takes its id out of them, and the trigger those of its analyses, which gateways of the version
 * before leave. Attempts that got no one in, of which strangers can make many, are deleted after a time.
 */
export const auditStays: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      update gateway.admin_audit set details = details - 'analysisId'
        where user_id is null and details ? 'analysisId'`.execute(db);
    await sql`
      create function gateway.keep_admin_audit() returns trigger language plpgsql as $$
        begin
          if tg_op = 'UPDATE' then
            if new.user_id is null
              and (new.details is not distinct from old.details or new.details is not distinct from old.details - 'analysisId')
              and to_jsonb(new) - 'user_id' - 'details' = to_jsonb(old) - 'user_id' - 'details' then
              new.details := old.details - 'analysisId';
              return new;
            end if;
          elsif tg_op = 'DELETE' then
            if old.action in ('login-refused', 'code-asked', 'code-refused', 'password-refused') then return old; end if;
          end if;
          raise exception 'an entry of the admin audit is kept as it is' using errcode = 'insufficient_privilege';
        end
      $$`.execute(db);
    await sql`
      create trigger keep_admin_audit before update or delete on gateway.admin_audit
        for each row execute function gateway.keep_admin_audit()`.execute(db);
    await sql`
      create trigger keep_whole_admin_audit before truncate on gateway.admin_audit
        for each statement execute function gateway.keep_admin_audit()`.execute(db);
  },
};
