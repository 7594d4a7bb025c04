SELECT 'sum', SUM(number) FROM numbers;
