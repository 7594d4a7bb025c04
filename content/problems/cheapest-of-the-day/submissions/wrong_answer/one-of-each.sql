SELECT SUBSTR(starts, 1, 10) AS day, MIN(id), MIN(price) FROM shows GROUP BY SUBSTR(starts, 1, 10) ORDER BY day;
