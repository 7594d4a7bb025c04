UPDATE shows SET screen = 2 WHERE screen = 1 AND price <= 200;
UPDATE shows SET screen = 1 WHERE screen = 2 AND price <= 200;
