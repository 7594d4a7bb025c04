SELECT canteen, SUM(plates) AS plates, COUNT(rating) AS ratings, AVG(rating) AS average
FROM sales
GROUP BY canteen
HAVING SUM(plates) >= 100;
