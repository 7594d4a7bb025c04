SELECT SUBSTR(starts, 1, 10) AS day, id, price FROM shows WHERE price = (SELECT MIN(price) FROM shows) ORDER BY day, id;
