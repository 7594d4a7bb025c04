SELECT DISTINCT date(sold_on, '+1 day') AS day FROM sales WHERE date(sold_on, '+1 day') NOT IN (SELECT sold_on FROM sales) AND sold_on < (SELECT MAX(sold_on) FROM sales) ORDER BY day;
