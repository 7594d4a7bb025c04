SELECT FROM numbers;
