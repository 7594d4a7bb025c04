CREATE VIEW board AS SELECT starts, screen, film AS title, price FROM shows WHERE price <= 200;
