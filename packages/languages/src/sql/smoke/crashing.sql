SELECT 'started';
SELECT total FROM numbers;
