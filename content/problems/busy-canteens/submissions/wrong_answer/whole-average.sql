SELECT canteen, SUM(plates), COUNT(rating), SUM(rating) / COUNT(rating) FROM sales GROUP BY canteen HAVING SUM(plates) >= 100;
