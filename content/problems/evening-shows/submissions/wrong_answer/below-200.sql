SELECT id, starts, price FROM shows WHERE SUBSTR(starts, 12) >= '18:00' AND price < 200 ORDER BY price, starts, id;
